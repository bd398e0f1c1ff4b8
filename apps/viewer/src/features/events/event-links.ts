import type { Event } from '@grandstand/contract'

export const watchHref = ({ id }: Pick<Event, 'id'>) => `/watch/${id}`

/** A file that calendars open. */
export const calendarHref = ({ id }: Pick<Event, 'id'>, language: string) =>
  `/ical/event/${id}.ics?language=${language}`
