import { capabilities } from '@grandstand/contract/constants'
import { type HeldOrder, isOpening } from '../orders/purchased.ts'

export type Capability = (typeof capabilities)[number]

export interface Grants {
  /** What anybody may do. */
  visitor: readonly Capability[]
  /** What any user may do beyond that. */
  user: readonly Capability[]
}

/** What somebody may do: as anybody, as a user, and as the holder of products. Each is named once. */
export function listCapabilities(
  grants: Grants,
  { isLoggedIn, orders }: { isLoggedIn: boolean; orders: readonly HeldOrder[] },
  now: Date,
): Capability[] {
  const held = orders.filter(order => isOpening(order, now)).flatMap(order => order.capabilities)
  const given = isLoggedIn ? [...grants.visitor, ...grants.user, ...held] : grants.visitor
  return capabilities.filter(capability => given.includes(capability))
}

/** How much of each capability a user has per month at most; zero without the capability. */
export function limitFeatures(
  limits: { clips: number; downloads: number },
  given: readonly Capability[],
): { clips: number; downloads: number } {
  const canDownload = given.includes('download') || given.includes('download_clip')
  return {
    clips: given.includes('clipping') ? limits.clips : 0,
    downloads: canDownload ? limits.downloads : 0,
  }
}
