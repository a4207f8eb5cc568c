// What the guide needs of `@tanstack/react-router`, by the same names: builds take it in that one's place (039).
export { HeadContent } from './head-content.tsx'
export {
  useCanGoBack,
  useChildMatches,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouterState,
  useSearch,
} from './hooks.ts'
export { lazyRouteComponent } from './lazy-route-component.tsx'
export { Link } from './link.tsx'
export { notFound, redirect } from './outcomes.ts'
export { createFileRoute, createRootRoute } from './route.ts'
export { createRouter } from './router.ts'
export { useHydrated, useRouter } from './router-context.ts'
export { Outlet } from './router-parts.tsx'
export { useBlocker } from './use-blocker.ts'
