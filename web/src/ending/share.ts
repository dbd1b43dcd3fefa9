/** Give something away: through the browser's own sharing where there is one, else as files to keep. */

export type Given = "shared" | "saved" | "dropped";

export async function give(files: File[], title: string): Promise<Given> {
  const parcel: ShareData = { files, title };
  if (navigator.canShare?.(parcel)) {
    try {
      await navigator.share(parcel);
      return "shared";
    } catch (error) {
      // Whoever closes the browser's sheet wants nothing else; anything else is no reason to go away with empty hands.
      if (error instanceof DOMException && error.name === "AbortError") return "dropped";
    }
  }
  files.forEach(save);
  return "saved";
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
