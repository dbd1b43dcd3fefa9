/** What the orders are for, drawn on a grid of 32: each stroke is a letter for its fill, perhaps a width, and a path. */

export interface Stroke {
  d: string;
  fill?: string;
  width?: number;
}

const FILLS: Record<string, string> = {
  W: "#d8a25f",
  B: "#a8683a",
  D: "#7f5026",
  R: "#a93f27",
  G: "#6aa557",
  Y: "#f3cc60",
  C: "#fdf3dc",
  S: "#cfd6d6",
  U: "#5d78cc",
  X: "#2b2118",
};

const PICTURES: Record<string, string[]> = {
  wooden_spoon: ["W:M19 13 6 27c-1.5 1.5-3.5-.5-2-2L17 11z", "W:M17 13c-3-4 1-10 6-10s7 6 4 9-7 4-10 1z", "B:M20 10c-1-2 1-4.5 3-4.5s3 2.5 1.5 4-3.5 1.5-4.5.5z"],
  cutting_board: ["W:M8 9h16v19H8z", "W:M13 9V4c0-2 6-2 6 0v5z", "C:M16 4.5a1 1 0 1 0 .1 0z", "N1.2:M12 14v10M16 14v10M20 14v10"],
  stool: ["B:M9 15 6 29h3l3-14zM23 15l3 14h-3l-3-14z", "B:M10 22h12v2H10z", "W:M5 11h22v4H5z"],
  birdhouse: ["N3:M16 25v6", "W:M7 12h18v14H7z", "R:M3.5 14 16 3.5 28.5 14z", "X:M16 15a3.2 3.2 0 1 0 .1 0z", "N2:M16 24h3"],
  rolling_pin: ["D:M3 25l4 4 4-4-4-4zM25 3l4 4-4 4-4-4z", "W:M6 21 21 6l5 5-15 15z", "N1.2:M11 21 21 11"],
  picture_frame: ["W:M4 5h24v22H4z", "U:M8 9h16v14H8z", "G:M8 23v-3l5-5 4 4 3-2 4 3v3z", "Y:M20 11a1.8 1.8 0 1 0 .1 0z"],
  walking_stick: ["B:M10 29V12c0-10 14.5-10 14.5 0v3h-3.5v-3c0-5.5-7.5-5.5-7.5 0v17z", "N1.2:M11.8 16v10"],
  toy_train: ["G:M3 13h15v11H3z", "R:M18 8h10v16H18z", "C:M20.5 11h5v5h-5z", "D:M6 13V7h4v6", "W:M8 22.7a3.3 3.3 0 1 0 .1 0zM16 22.7a3.3 3.3 0 1 0 .1 0zM24 22.7a3.3 3.3 0 1 0 .1 0z"],
  spinning_top: ["B:M14.5 3h3v9h-3z", "R:M4 14c0-3 24-3 24 0 0 6-8 8-12 15-4-7-12-9-12-15z", "Y:M5.5 17.5c6 2.5 15 2.5 21 0-1.5 2.5-4 4-6 5.5-3 1-6 1-9 0-2-1.5-4.5-3-6-5.5z"],
  wooden_bowl: ["B:M3 14h26c0 8-5 13-13 13S3 22 3 14z", "D:M3 14c0-3 26-3 26 0s-26 3-26 0z", "N1.2:M8 20c4 3 12 3 16 0"],
  candlestick: ["C:M14 7h4v10h-4z", "Y:M16 2c2 2 1.5 4.5 0 5-1.5-.5-2-3 0-5z", "B:M10 17h12l-2 4h-8z", "B:M14.5 21h3v5h-3z", "D:M8 29c1-3 15-3 16 0z", "N2:M22 19c5-1 5 5 0 5"],
  coat_rack: ["N2.6:M16 4v22M9 29l7-4 7 4", "N2:M16 9c-3 2-7 1-8-2M16 9c3 2 7 1 8-2M16 14c-3 2-6 1-7-1M16 14c3 2 6 1 7-1", "W:M16 2a2.2 2.2 0 1 0 .1 0z"],
  shelf: ["W:M4 6h24v4H4zM4 18h24v4H4z", "R:M7 11h4v7H7z", "G:M11 12h3v6h-3z", "U:M18 13.5h6V18h-6z", "B:M6 22v6h2v-6zM24 22v6h2v-6z"],
  footstool: ["D:M8 18l-2 9h3l2-9zM24 18l2 9h-3l-2-9z", "R:M5 12c0-3 22-3 22 0v6H5z", "Y:M11 13.5h10v2H11z"],
  broom_handle: ["W:M25.5 3 28 5.5 13 20l-2.5-2.5z", "Y:M10 17l5 5-4 7c-3-1-7-4-8-8z", "N1.2:M10 21l-4 5M12 22.5l-3 5M8 19.5l-3.5 3.5", "R:M9 17.5l1.5-1.5 6 6-1.5 1.5z"],
  ladder: ["W:M7 29 10.5 3h3L10.5 29zM25 29 21.5 3h-3l3.5 26z", "W:M12.3 8h7.4v2.4h-7.4zM11.7 14h8.6v2.4h-8.6zM11 20h10v2.4H11z"],
  fodder_crib: ["N2:M5 12v18M27 12v18M10 17l-2 6M16 17v6M22 17l2 6", "Y:M6 16h20l-3 8H9z", "D:M2 13 16 4l14 9z"],
  crate: ["W:M4 8h24v19H4z", "B:M4 8h24v5H4zM4 22h24v5H4z", "N1.6:M8 13v9M16 13v9M24 13v9"],
  bucket: ["W:M6 11h20l-3 18H9z", "N2.2:M6 11C8 1 24 1 26 11", "N1.2:M12 11l1 18M20 11l-1 18", "B:M7 16.5h18l-.6 3H7.6z"],
  mailbox: ["D:M14 20h4v10h-4z", "R:M5 20v-7c0-8 10-8 10 0v7z", "B:M10 7h11c8 0 8 13 0 13h-6v-7c0-4-2-6-5-6z", "Y:M22 12V6h4v3h-4", "X:M8 13h4v1.5H8z"],
  wooden_clogs: ["W:M3 14c4-1 5 2 8 2 4 0 7 1 7 5H3z", "W:M12 21c4-1 5 2 8 2 5 0 9 1 9 5H12z", "D:M3 14c0-3 7-3 7 1-2 1-5 0-7-1zM12 21c0-3 7-3 7 1-2 1-5 0-7-1z"],
  jewellery_box: ["B:M4 15h24v12H4z", "R:M4 15 8 6h18l2 9z", "Y:M14 13h4v5h-4z", "U:M11 20l2-2 2 2-2 3zM18 21.5a1.7 1.7 0 1 0 .1 0z"],
  flute: ["W:M3 25 24 4l4 4L7 29z", "X:M20 10.6a1.4 1.4 0 1 0 .1 0zM16 14.6a1.4 1.4 0 1 0 .1 0zM12 18.6a1.4 1.4 0 1 0 .1 0z"],
  building_blocks: ["R:M3 17h11v11H3z", "Y:M15 17h13v11H15z", "U:M9 6h12v11H9z", "C:M15 9l3 5h-6z", "C:M21.5 20a2.6 2.6 0 1 0 .1 0z"],
  sled: ["N2.4:M3 26h22c4 0 5-4 3-7M8 19v7M20 19v7", "W:M3 15h23v4H3z", "N1.5:M26 17c3-1 4-5 3-9"],
  bench: ["B:M6 19v9h3v-9zM23 19v9h3v-9z", "W:M3 16h26v4H3z", "B:M5 7h2v9H5zM25 7h2v9h-2z", "W:M3 6h26v3.5H3zM3 11h26v3H3z"],
  rocking_horse: ["N2.6:M3 25c8 5 18 5 26 0", "W:M10 26l1.5-7.5L9 16l1-5 6 2 6-8 4 3-1 4-2.5-.5L20 17l1.5 9", "N1.5:M10 12c-3 0-4 2-4 5", "R:M13 13.5h5v4h-5z"],
  wash_tub: ["W:M4 13h24l-2 14H6z", "U:M4 13c0-3 24-3 24 0s-24 3-24 0z", "B:M4.8 18h22.4l-.4 3H5.2z", "C:M12 8a2.5 2.5 0 1 0 .1 0zM18 5a3 3 0 1 0 .1 0z"],
  chess_pieces: ["D:M5 28h10c0-4-3-4-3-9h3c0-3-2-4-2-6 3-5-1-8-4-6-5 2-4 8-2 9-1 2-2 2-2 3h3c0 5-3 5-3 9z", "C:M18 28h10c0-3-2.5-4-3-8h2v-3l-2-1V11h2V7h-2.5v2h-1V7h-2v2h-1V7H18v4h2v5l-2 1v3h2c-.5 4-2 5-2 8z"],
  beehive: ["Y:M9 27h14c5-2 5-7 2-9 3-3 1-7-2-7.5C23 6 20 4 16 4s-7 2-7 6.5C6 11 4 15 7 18c-3 2-3 7 2 9z", "N1.2:M9 10.5h14M7 18h18", "X:M13.5 27v-3c0-3 5-3 5 0v3z"],
  nutcracker: ["R:M9 12h14v12H9z", "C:M10 6h12v6H10z", "X:M10 6V2h12v4zM13 8h1.5v1.5H13zM18 8h1.5v1.5H18z", "Y:M9 15h14v2H9z", "U:M11 24h4v6h-4zM17 24h4v6h-4z", "C:M13 10h6v3h-6z"],
  serving_tray: ["W:M2 17c0-5 28-5 28 0 0 7-28 7-28 0z", "B:M6 17c0-3 20-3 20 0 0 4-20 4-20 0z", "C:M11 9h7v6c0 2-7 2-7 0z", "N1.6:M18 10c4 0 4 4 0 4"],
  wardrobe: ["B:M5 4h22v23H5z", "W:M7.5 7h7.5v17H7.5zM17 7h7.5v17H17z", "Y:M13.5 15v2M18.5 15v2", "D:M6 27v3h4v-3zM22 27v3h4v-3z", "D:M3.5 2.5h25V5h-25z"],
  dresser: ["W:M4 13h24v15H4z", "B:M7 16h18v4H7zM7 22h18v4H7z", "S:M10 3h12v10H10z", "X:M15.5 18h1v.8h-1zM15.5 24h1v.8h-1z"],
  grandfather_clock: ["B:M10 12h12v14H10z", "W:M8 4l8-3 8 3v9H8z", "C:M16 4a4 4 0 1 0 .1 0z", "N1.3:M16 6v2l1.5 1", "Y:M16 14v6M16 20a2 2 0 1 0 .1 0z", "D:M7 26h18v4H7z"],
  four_poster_bed: ["N2.6:M5 4v26M27 4v26", "R:M4 3h24v5c-3-1.5-5-1.5-8 0-3-1.5-5-1.5-8 0-3-1.5-5-1.5-8 0z", "W:M5 22h22v5H5z", "C:M7 17h18v5H7z", "U:M14 18h11v4H14z"],
  violin: ["D:M18 14 27 5l1 1-9 9z", "R:M18 11c3-1 5 2 3 4 1.5 3-1 6-4 6 0 5-5 9-9 6.5-3.5-2.5-1-8 2.5-9.5-1-3 2-6 5-5 0-1 1-2 2.5-2z", "N1.2:M12 24 24 9", "X:M10.5 21l4 4"],
  cello: ["D:M14.5 2h3v9h-3z", "R:M16 9c3 0 5 2 4 5 2 1 1.5 3 .5 4 3 3 2 9-4.5 9s-7.5-6-4.5-9c-1-1-1.5-3 .5-4-1-3 1-5 4-5z", "N1.3:M16 11v12M16 27v4M13 19c1 1 1 2 0 3M19 19c-1 1-1 2 0 3"],
  harp: ["W:M7 29V6c0-4 5-4 6-1 2 4 10 2 12 2L12 29z", "C:M10 26V8c2 4 8 4 12 2.5z", "N1:M12.5 11v12M15 12.5v6M18 12.5v2", "D:M5 28h10v2.5H5z"],
  grand_piano: ["X:M4 15c0-8 10-9 14-6 3 2 4 6 10 6v5H4z", "D:M5 8 24 2l4 5-4 2z", "C:M4 18h24v3.5H4z", "N1.2:M8 18v3.5M12 18v3.5M16 18v3.5M20 18v3.5M24 18v3.5", "D:M7 22v7h2v-7zM23 22v7h2v-7z"],
  rowboat: ["W:M2 16h28c-2 8-6 11-14 11S4 24 2 16z", "B:M2 16h28v3H2.8z", "N2.2:M8 22 26 6M25 5l3-2M12 16v-3h8v3"],
  canoe: ["R:M1.5 13c5 5 24 5 29 0 0 7-5 12-14.5 12S1.5 20 1.5 13z", "C:M5 16.5c6 2.5 16 2.5 22 0-6 5-16 5-22 0z", "N2.2:M9 6l11 16M7.5 3.5l3 4"],
  hay_cart: ["Y:M5 14c2-8 20-8 22 0z", "W:M3 14h26l-2 7H5z", "N2:M9 20a4.5 4.5 0 1 0 .1 0zM23 20a4.5 4.5 0 1 0 .1 0z", "C:M9 20a4.5 4.5 0 1 0 .1 0zM23 20a4.5 4.5 0 1 0 .1 0z", "N1.3:M9 20v9M4.5 24.5h9M23 20v9M18.5 24.5h9"],
  carriage: ["R:M6 12h18c1 6-2 10-9 10S5 18 6 12z", "D:M5 12c0-7 20-7 20 0z", "C:M11 13.5h8v4h-8z", "C:M9 20a4.5 4.5 0 1 0 .1 0zM22 20a4.5 4.5 0 1 0 .1 0z", "N1.3:M9 20v9M4.5 24.5h9M22 20v9M17.5 24.5h9", "N2:M25 16l5 3"],
  windmill_sail: ["W:M13 18h6l3 12H10z", "C:M15 16 4 13l1-4 11 5zM17 14 14 3l4-1 1 12zM18 17l11 3-1 4-11-5zM15 18l3 11-4 1-1-11z", "D:M16 13.5a2.8 2.8 0 1 0 .1 0z"],
  waterwheel: ["W:M16 4a12 12 0 1 0 .1 0z", "C:M16 8a8 8 0 1 0 .1 0z", "N2:M16 4v24M4 16h24M7.5 7.5l17 17M24.5 7.5l-17 17", "D:M16 13a3 3 0 1 0 .1 0z", "U:M1 26c4-2 7 2 10 0s7 2 10 0 7 2 10 0v5H1z"],
  footbridge: ["W:M1 21c6-9 24-9 30 0v5c-6-8-24-8-30 0z", "N2:M5 18v-8M12 15V7M20 15V7M27 18v-8M3 12c6-7 20-7 26 0", "U:M4 28c4-2 7 2 12 0s8 2 12 0v3H4z"],
  gazebo: ["D:M2 13C8 12 13 9 16 3c3 6 8 9 14 10z", "C:M6 13h20v14H6z", "N2.2:M6 13v14M12.5 13v14M19.5 13v14M26 13v14", "W:M4 22h24v2.5H4zM3 27h26v3H3z"],
  pergola: ["N2.6:M7 10v19M25 10v19", "W:M2 7h28v3.5H2z", "B:M5 4h3v8H5zM12 4h3v8h-3zM18 4h3v8h-3zM24 4h3v8h-3z", "G:M9 12c4 1 3 5 0 5-1 3-4 2-4 0-2-2 0-5 4-5zM23 13c4 1 4 5 1 5-2 2-4 1-4-1 0-2 1-4 3-4z"],
  spiral_staircase: ["N2.6:M16 2v28", "W:M16 26h11v4H16zM16 22l10-1v3l-10 1zM16 17l-10-2v3l10 2zM16 12 6 8v3l10 4zM16 8l9-5v3l-9 5z"],
  writing_desk: ["W:M3 14h26v4H3z", "B:M4 18h8v10H4z", "D:M25 18h3v12h-3z", "C:M5.5 20h5v3h-5zM5.5 24.5h5v2.5h-5z", "C:M12 10l8-1 1 4-8 1z", "N1.4:M24 13 28 4"],
  bookcase: ["B:M4 3h24v26H4z", "C:M7 6h18v6H7zM7 14.5h18v6H7zM7 23h18v4H7z", "R:M8 7h3v5H8zM17 15.5h3v5h-3z", "G:M12 8h3v4h-3zM9 16.5h3v4H9z", "U:M19 7h4v5h-4zM21 16h3v4.5h-3z"],
  rocking_chair: ["N2.4:M3 27c8 4 18 4 26 0M9 18v10M22 18v10", "W:M7 15h17v4H7z", "B:M6 4h3l3 13H9z", "N1.6:M12 11h12v5"],
  throne: ["R:M9 8h14v12H9z", "Y:M7 8 9 2l3.5 4L16 1.5 19.5 6 23 2l2 6z", "W:M6 17h4v5h12v-5h4v13h-4v-4H10v4H6z", "R:M10 19h12v3.5H10z"],
  loom: ["N2.6:M5 3v26M27 3v26M4 28h24", "W:M4 5h24v3H4zM4 20h24v3H4z", "N1:M8 8v12M11 8v12M14 8v12M17 8v12M20 8v12M23 8v12", "R:M7 15h18v5H7z"],
  spinning_wheel: ["N2.4:M19 6a9 9 0 1 0 .1 0z", "C:M19 6a9 9 0 1 0 .1 0z", "N1.2:M19 6v18M10 15h18M12.6 8.6l12.8 12.8M25.4 8.6 12.6 21.4", "W:M2 22 26 26v3L2 25z", "N2:M6 25l-2 6M22 28l2 3M6 22V12", "C:M6 8a2.6 4 0 1 0 .1 0z"],
  oak_barrel: ["W:M8 4h16c4 8 4 16 0 24H8C4 20 4 12 8 4z", "N1.2:M12 4c-2 8-2 16 0 24M20 4c2 8 2 16 0 24", "S:M6.4 8.5h19.2l.6 3H5.8zM5.8 20.5h20.4l-.6 3H6.4z", "X:M16 14.5a1.6 1.6 0 1 0 .1 0z"],
  wine_press: ["W:M7 16h18v11H7z", "S:M7 18.5h18v2H7zM7 23.5h18v2H7z", "N2.6:M5 30V6h22v24M16 3v11", "D:M8 13h16v3H8z", "N2.6:M11 3h10"],
  treasure_chest: ["B:M4 15h24v13H4z", "W:M4 15c0-12 24-12 24 0z", "S:M7 15h3v13H7zM22 15h3v13h-3z", "Y:M13.5 13h5v6h-5z", "X:M15.5 15h1v2h-1z"],
  cradle: ["N2.6:M3 26c8 5 18 5 26 0", "W:M5 13h22l-3 13H8z", "C:M7 13c1-4 6-5 8-2 4-3 9-1 10 2z", "D:M4 9c0-3 5-3 5 0v6H5z", "B:M9 17v6M13 17v7M19 17v7M23 17v6"],
  carousel: ["N2:M5 11v15M27 11v15M16 11v15", "R:M2 12 16 3l14 9z", "C:M9 9.5 16 3l-1.5 9H7zM23 9.5 16 3l1.5 9H25z", "W:M8 18l3-3 2 2-1 5H9zM19 18l3-3 2 2-1 5h-3z", "B:M3 26h26v3.5H3z"],
  puppet_theatre: ["R:M4 4h24v16H4z", "C:M9 8h14v12H9z", "R:M9 8c0 6-2 9-5 10V4h8c0 2-1 3-3 4zM23 8c0 6 2 9 5 10V4h-8c0 2 1 3 3 4z", "W:M3 20h26v9H3z", "Y:M16 13a2.6 2.6 0 1 0 .1 0z", "U:M13.5 20c0-3 5-3 5 0z"],
  guitar: ["D:M17 14 27 4l2 2-10 10z", "W:M17 12c3 0 4 2 3 4 2 3-1 6-3 7 0 5-6 8-10 5s-1-9 3.5-10c0-3 3-6 6.5-6z", "X:M14 17a2.6 2.6 0 1 0 .1 0z", "N1:M9 25l3-3"],
  totem: ["R:M10 3h12v9H10z", "Y:M10 12h12v9H10z", "G:M10 21h12v9H10z", "B:M3 7l7-2v5zM29 7l-7-2v5z", "C:M13 6h2v2h-2zM17 6h2v2h-2zM13 15h2v2h-2zM17 15h2v2h-2zM13 24h2v2h-2zM17 24h2v2h-2z", "N1.4:M14 10h4M14 19h4M14 28h4"],
  squirrel_treehouse: ["D:M13 20h6v11h-6z", "G:M16 2c8 0 13 4 13 10s-5 10-13 10S3 18 3 12 8 2 16 2z", "W:M10 11h12v9H10z", "R:M8 12l8-6 8 6z", "X:M14 20v-4c0-2 4-2 4 0v4z"],
  acorn_chandelier: ["N2:M16 1v6", "W:M6 8h20v3H6z", "N1.6:M8 11v3M16 11v3M24 11v3", "D:M5 17c0-4 6-4 6 0zM13 17c0-4 6-4 6 0zM21 17c0-4 6-4 6 0z", "Y:M5.5 17h5c0 3-1.5 5-2.5 6-1-1-2.5-3-2.5-6zM13.5 17h5c0 3-1.5 5-2.5 6-1-1-2.5-3-2.5-6zM21.5 17h5c0 3-1.5 5-2.5 6-1-1-2.5-3-2.5-6z"],
  hazelnut_mill: ["W:M8 17h16v12H8z", "S:M10 17c0-8 12-8 12 0z", "N2.2:M16 11V6h9v3", "D:M25 8a2 2 0 1 0 .1 0z", "C:M13 22h6v4h-6z"],
  royal_nut_bowl: ["B:M3 14h26c0 8-5 13-13 13S3 22 3 14z", "W:M7 14c0-4 3-5 5-3 1-3 6-3 7 0 3-2 6 0 6 3", "Y:M12 18l1.5 2 2.5-2 2.5 2 1.5-2v4h-8z", "N2.6:M10 29h12"],
  nut_press: ["D:M4 26h24v4H4z", "N2.6:M7 26V6h18v20", "W:M11 20h10v6H11z", "S:M14 3h4v11h-4z", "B:M10 14h12v3H10z", "N2.6:M11 3h10", "W:M16 17c3 0 3 3 0 3s-3-3 0-3z"],
  pantry_cabinet: ["B:M5 3h22v25H5z", "W:M8 6h7v9H8zM17 6h7v9h-7z", "C:M8 18h16v7H8z", "R:M10 20h3v5h-3z", "Y:M15 21h3v4h-3z", "G:M20 20h3v5h-3z", "D:M6 28v3h3v-3zM23 28v3h3v-3z"],
  festival_float: ["W:M3 18h26v6H3z", "R:M6 18c0-4 3-6 5-6s4 2 5 6zM16 18c0-4 3-6 5-6s4 2 5 6z", "C:M9 22a4 4 0 1 0 .1 0zM23 22a4 4 0 1 0 .1 0z", "N1.6:M16 18V4", "Y:M16 4l8 2.5L16 9z"],
  council_table: ["B:M8 18v11h3V18zM21 18v11h3V18z", "W:M2 14c0-5 28-5 28 0v3c0 3-28 3-28 0z", "N1.2:M2 14c0 4 28 4 28 0", "C:M13 11.5l6-.5 1 2.5-6 .5z", "R:M8 12.5a1.2 1.2 0 1 0 .1 0z"],
};
const UNKNOWN = ["W:M4 20 24 6l4 5L8 26z", "N1.2:M9 20l13-9"];

function strokeOf(text: string): Stroke {
  const [, letter = "N", width, d = ""] = /^([A-Z])([\d.]*):(.*)$/.exec(text) ?? [];
  const fill = FILLS[letter];
  return { d, ...(fill ? { fill } : {}), ...(width ? { width: Number(width) } : {}) };
}

/** The strokes of an order's picture, from the back to the front. */
export function pictureOf(order: string): Stroke[] {
  return (PICTURES[order] ?? UNKNOWN).map(strokeOf);
}

/** Whether somebody has drawn this order. */
export function hasPicture(order: string): boolean {
  return order in PICTURES;
}
