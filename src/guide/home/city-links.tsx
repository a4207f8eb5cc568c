import type { CountryCities } from '../cities/city.schema.ts'

/** Every city as a plain link: the way in without JavaScript. */
export const CityLinks = ({ countries }: { countries: readonly CountryCities[] }) => (
  <section className="page-width pt-16">
    <h2>Pick a city</h2>
    <ul className="mt-6 columns-2 gap-8 md:columns-3 lg:columns-4">
      {countries.map(({ country, cities }) => (
        <li key={country} className="mb-5 break-inside-avoid">
          <h3 className="text-card">{country}</h3>
          <ul>
            {cities.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/funcity/${slug}`} className="underlined inline-flex min-h-9 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)
