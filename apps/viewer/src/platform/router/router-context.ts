import { type ComponentType, createContext, use } from 'react'
import type { Address } from './address.ts'
import type { Router, Shown } from './create-router.ts'

export interface Showing {
  router: Router
  shown: Shown
  /** Says that a screen could not be opened, or failed while it was shown. */
  Problem: ComponentType<{ error: unknown }>
}

export const RouterContext = createContext<Showing | null>(null)

export function useShowing(): Showing {
  const showing = use(RouterContext)
  if (!showing) throw new Error('There is no router around this')
  return showing
}

export const useRouter = (): Router => useShowing().router

/** Of what is on the screen, also while another address is opened. */
export const useLocation = (): Address => useShowing().shown.address

/** The values in the path for `$id` and the like. */
export const useParams = (): Record<string, string> => useShowing().shown.params
