export { type CalendarOf, getCalendar } from './get-calendar.ts'
