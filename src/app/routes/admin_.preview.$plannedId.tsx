import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { PreviewScreen } from '../../editing/planned-list/preview-screen.tsx'
import { AdminGuard } from '../../office/shell/admin-guard.tsx'
import { Footer } from '../frame/footer.tsx'
import { NavigationBar } from '../frame/navigation-bar.tsx'
import { VisitorsPage } from '../frame/visitors-page.tsx'

export const Route = createFileRoute('/admin_/preview/$plannedId')({
  // A server knows nobody: what is not published is asked for by the browser of who is signed in.
  component: Preview,
})

/** What is planned, in the frame that visitors see around it. */
function Preview() {
  const settings = useLoaderData({ from: '__root__' })
  const { plannedId } = useParams({ from: '/admin_/preview/$plannedId' })
  const { siteName, siteLogoUrl, socialLinks } = settings
  return (
    <AdminGuard siteName={siteName} hasScreen>
      <PreviewScreen
        plannedId={Number(plannedId)}
        draw={(path, data) => (
          <>
            <NavigationBar
              siteName={siteName}
              pathname={path}
              logoUrl={siteLogoUrl ?? undefined}
              isWide={false}
            />
            <VisitorsPage path={path} data={{ ...data, settings }} />
            <Footer
              siteName={siteName}
              instagramUrl={socialLinks.instagram}
              facebookUrl={socialLinks.facebook}
            />
          </>
        )}
      />
    </AdminGuard>
  )
}
