import { useTheme } from '../features/channel/use-theme.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { Outlet } from '../platform/router/outlet.tsx'
import { Toasts } from './toasts.tsx'
import { useInternalLinks } from './use-internal-links.ts'

/** For a screen that brings its own frame. */
export function BareLayout() {
  useTheme(useBootstrap().color_settings)
  useInternalLinks()
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
