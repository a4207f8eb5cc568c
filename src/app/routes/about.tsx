import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { AboutScreen } from '../../site/page-content/about-screen.tsx'
import { informationHead } from '../../site/page-content/information-head.ts'
import { loadInformationPage } from '../../site/page-content/page-content.requests.ts'

export const Route = createFileRoute('/about')({
  loader: () => loadInformationPage('about'),
  head: ({ loaderData }) =>
    loaderData ? informationHead('About', loaderData.metadata, loaderData.settings) : {},
  component: About,
})

function About() {
  const { sections, settings } = useLoaderData({ from: '/about' })
  return <AboutScreen sections={sections} siteName={settings.siteName} email={settings.contactEmail} />
}
