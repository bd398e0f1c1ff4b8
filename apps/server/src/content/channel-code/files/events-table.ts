import { eventsFile } from './channel-document.ts'

/** Games as spreadsheets write them. */
export const eventsTable = 'events.csv'

export const eventColumns = Object.keys(eventsFile.element.shape)
/** These may also be written once per language: `title.fr`. */
export const spokenColumns = ['title', 'description']
export const numberColumns = ['minutes', 'base_price', 'service_fee']
/** Several names, with spaces between them. */
export const listColumns = ['teams']
export const flagColumns = ['cancelled']
