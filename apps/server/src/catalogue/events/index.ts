export { cancelEvent } from './cancel-event.ts'
export { type CodeEventRow, plannedEventRow } from './code-event-row.ts'
export {
  clearByHand,
  forgetRemoved,
  isCodeEvent,
  keepRemoved,
  listCodeEvents,
  listRemovedAliases,
  listStudioAliases,
  listStudioEvents,
  lockCodeEvents,
} from './code-event-store.ts'
export { createEventFeed } from './create-event-feed.ts'
export { createEvents, type NewEvent } from './create-events.ts'
export { describeEvents } from './describe-events.ts'
export { findPicture, findPictures, type Picture } from './describe-picture.ts'
export { recordEventChanges } from './event-change-store.ts'
export {
  type DeskEvent,
  findDeskEvent,
  findNextDeskEvent,
  listDeskEvents,
} from './event-desk-store.ts'
export { type EventFilter, findEventIds } from './event-list-store.ts'
export { deleteOutsideMedia, insertEventMedia, listOutsideMedia } from './event-media-store.ts'
export { eventRoutes } from './event-routes.ts'
export { listEventAddresses, listEventStamps, listPrivateEvents, waitsForGo } from './event-store.ts'
export { lockEvent, setPaused, setWaitsForGo } from './event-write-store.ts'
export { forgetEventChanges } from './forget-event-changes.job.ts'
export { getEvent } from './get-event.ts'
export { keepCodeEvents, type WantedEvent } from './keep-code-events.ts'
export { listEventCategories } from './list-event-categories.ts'
export { listEventLocations } from './list-event-locations.ts'
export { listEvents } from './list-events.ts'
export { listEventsForHomepage } from './list-events-for-homepage.ts'
export { moveEvent } from './move-event.ts'
export { moveEventsByClock } from './move-events-by-clock.ts'
export { type NewPlannedEvent, type PlannedEvent, reserveEventIds } from './planned-event-store.ts'
export { archiveStart, readFilter } from './read-filter.ts'
export { type Reschedule, rescheduleEvent } from './reschedule-event.ts'
export { listScoreChanges, listScoreChangesOf } from './score-store.ts'
export { searchEvents } from './search-events.ts'
export { importKey, newStudioKey, studioPrefix } from './studio-event-key.ts'
export { updateEvent } from './update-event.ts'
export { writePlannedEvents } from './write-planned-events.ts'
