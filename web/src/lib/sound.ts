/** Two soft knocks on wood: it is your turn. Made here, so there is no file to load. */

let audio: AudioContext | null = null;

export function knock(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [delay, pitch] of [
    [0, 392],
    [0.14, 523],
  ] as const) {
    note(audio, audio.currentTime + delay, pitch);
  }
}

function note(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
