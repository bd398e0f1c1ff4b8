import type { Event } from '@grandstand/contract'

/** The lists of events: by status, and the schedule, which has every status from today on. */
export const eventListNames = ['live', 'upcoming', 'vod', 'schedule'] as const
export type EventListName = (typeof eventListNames)[number]

type StreamStatus = Event['stream_status']

/** Each list has an address of its own; all of them show the same screen. */
export function eventListName(path: string): EventListName {
  return eventListNames.find(type => path.replace(/\/+$/, '') === `/${type}`) ?? 'upcoming'
}

const statusOf: Record<EventListName, StreamStatus | null> = {
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
export function eventListOrder(type: EventListName): ListOrder {
  const status = statusOf[type]
  return {
    ...(status && { stream_status: status }),
    sort_field: 'event_utc_ts',
    sort_direction: type === 'vod' ? 'desc' : 'asc',
  }
}

/** The list that holds events of a status. */
export function listNameOfStatus(status: StreamStatus): EventListName {
  return status === 'finished' ? 'vod' : status
}
