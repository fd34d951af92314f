import { lazy, Suspense, useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { MapUploadContext } from './form/map-upload.ts';
import { isExternal } from './menu.ts';
import { ROUTES, type AppRoute } from './routes.tsx';
import { guardOf } from './session/guard.ts';
import { useSession } from './session/session-store.ts';
import { ConfirmHost } from './shell/confirm.tsx';
import { Layout } from './shell/layout.tsx';
import { NavigationBar } from './shell/navigation-bar.tsx';
import { PageFailed } from './shell/page-failed.tsx';
import { SessionEndBar, SessionEndBox } from './shell/session-end-box.tsx';
import { useText } from './i18n/i18n.ts';
import { ForbiddenPage } from './pages/forbidden/forbidden-page.tsx';

function isRoute(address: string): boolean {
  const { pathname } = new URL(address, window.location.origin);
  return ROUTES.some((route) => route.path === pathname);
}

/** Goes to an address of this site that is a page of its own, such as the viewer of a screen. */
function Leave({ to }: { readonly to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

const ForcedPasswordPage = lazy(async () => ({
  default: (await import('./pages/account/forced-password-page.tsx')).ForcedPasswordPage,
}));

function Guarded({ route, Page }: { readonly route: AppRoute; readonly Page: React.ComponentType }) {
  const text = useText();
  const location = useLocation();
  const { token, user } = useSession();
  const title = text(route.label);
  useEffect(() => {
    document.title = `${title} - AJ Report`;
  }, [title]);
  const address = location.pathname + location.search;
  const verdict = guardOf(location.pathname, address, route, { token, authorities: user?.authorities ?? [] });
  if (verdict.kind === 'redirect')
    return isRoute(verdict.to) ? <Navigate to={verdict.to} replace /> : <Leave to={verdict.to} />;
  if (route.requireAuth && user?.mustChangePassword === true)
    return (
      <Suspense fallback={null}>
        <ForcedPasswordPage />
      </Suspense>
    );
  return verdict.kind === 'forbidden' ? <ForbiddenPage /> : <Page />;
}

function toRouteObject(route: AppRoute): RouteObject {
  return {
    path: route.path,
    errorElement: <PageFailed />,
    lazy: async () => {
      const Page = await route.load();
      return { Component: () => <Guarded route={route} Page={Page} /> };
    },
  };
}

const MapUploadDialog = lazy(async () => ({
  default: (await import('./maps/map-upload-dialog.tsx')).MapUploadDialog,
}));

function Root() {
  return (
    <MapUploadContext value={MapUploadDialog}>
      <NavigationBar />
      <Outlet />
      <ConfirmHost />
      <SessionEndBox />
      <SessionEndBar />
    </MapUploadContext>
  );
}

/** Addresses of this site; the others are links of the menu alone. */
const PAGES = ROUTES.filter((route) => !isExternal(route.path));

const router = createBrowserRouter([
  {
    element: <Root />,
    hydrateFallbackElement: <div />,
    children: [
      { element: <Layout />, children: PAGES.filter((route) => !route.bare).map(toRouteObject) },
      ...PAGES.filter((route) => route.bare).map(toRouteObject),
      { path: '*', element: <Navigate to="/login" replace /> },
    ],
  },
]);

export function App() {
  return <RouterProvider router={router} />;
}
