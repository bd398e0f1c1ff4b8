import { capabilities, passKinds, streamStatuses } from '@grandstand/contract/constants'

type Status = (typeof streamStatuses)[number]
type PassKind = (typeof passKinds)[number]
type Capability = (typeof capabilities)[number]

/** What one tab gets instead of the facts. A missing field is unchanged. */
export interface Rehearsal {
  eventId?: number
  status?: Status
  kind?: PassKind
  hasAccess?: boolean
  isGeoBlocked?: boolean
  payment?: 'declined' | 'unavailable'
  capabilities?: Partial<Record<Capability, boolean>>
}

/** Of the tab: frames in it have it too, other tabs do not. */
export const rehearsalKey = 'rudy_rehearsal'

/** Whatever somebody may have written there. */
export function parseRehearsal(text: string | null): Rehearsal {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return isRecord(found) ? read(found) : {}
  } catch {
    return {}
  }
}

function read(found: Record<string, unknown>): Rehearsal {
  const flags = isRecord(found.capabilities) ? found.capabilities : {}
  const changed = capabilities.flatMap(name =>
    typeof flags[name] === 'boolean' ? [[name, flags[name]] as const] : [],
  )
  const { eventId, hasAccess, isGeoBlocked, payment } = found
  const status = streamStatuses.find(each => each === found.status)
  const kind = passKinds.find(each => each === found.kind)
  return {
    ...(typeof eventId === 'number' && { eventId }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(typeof hasAccess === 'boolean' && { hasAccess }),
    ...(typeof isGeoBlocked === 'boolean' && { isGeoBlocked }),
    ...((payment === 'declined' || payment === 'unavailable') && { payment }),
    ...(changed.length > 0 && { capabilities: Object.fromEntries(changed) }),
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
