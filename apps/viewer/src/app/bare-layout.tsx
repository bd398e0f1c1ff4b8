import { useTheme } from '../features/channel/use-theme.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { Outlet } from '../platform/router/outlet.tsx'
import { Toasts } from './toasts.tsx'
import { useInternalLinks } from './use-internal-links.ts'

/** For a screen that brings its own frame. */
export function BareLayout() {
  const { color_settings, settings } = useBootstrap()
  useTheme(color_settings, settings.color_scheme)
  useInternalLinks()
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
