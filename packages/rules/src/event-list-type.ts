import type { Event } from '@grandstand/contract'

/** The lists of events: by status, and the schedule, which has every status from today on. */
export const eventListTypes = ['live', 'upcoming', 'vod', 'schedule'] as const
export type EventListType = (typeof eventListTypes)[number]

type StreamStatus = Event['stream_status']

/** Each list has an address of its own; all of them show the same screen. */
export function eventListType(path: string): EventListType {
  return eventListTypes.find(type => path.replace(/\/+$/, '') === `/${type}`) ?? 'upcoming'
}

const statusOf: Record<EventListType, StreamStatus | null> = {
  live: 'live',
  upcoming: 'upcoming',
  vod: 'finished',
  schedule: null,
}

interface ListOrder {
  stream_status?: StreamStatus
  sort_field: 'event_utc_ts'
  sort_direction: 'asc' | 'desc'
}

/** Replays begin with the latest, everything else with what comes first. */
export function eventListOrder(type: EventListType): ListOrder {
  const status = statusOf[type]
  return {
    ...(status && { stream_status: status }),
    sort_field: 'event_utc_ts',
    sort_direction: type === 'vod' ? 'desc' : 'asc',
  }
}

/** The list that holds events of a status. */
export function listTypeOfStatus(status: StreamStatus): EventListType {
  return status === 'finished' ? 'vod' : status
}
