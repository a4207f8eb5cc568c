/** About the middle of each region of OpenStreetMap that we keep for tests. */
export const regionCentres = {
  andorra: [42.55, 1.57],
  'bad-hersfeld': [50.87, 9.71],
  copenhagen: [55.68, 12.57],
  dreieich: [50.02, 8.7],
  'helsinki-centre': [60.17, 24.94],
  'karlsruhe-playgrounds': [49.01, 8.4],
  krems: [48.41, 15.6],
  'leeds-north': [53.83, -1.55],
  liechtenstein: [47.14, 9.52],
  malta: [35.92, 14.4],
  monaco: [43.74, 7.42],
  'munich-centre': [48.14, 11.58],
  'munich-playgrounds-parks': [48.14, 11.58],
  'rome-centre': [41.9, 12.48],
  'stockholm-soder': [59.31, 18.07],
  'climbing-europe': [47.05, 15.44],
} satisfies Record<string, [lat: number, lng: number]>
