export { drawEventImage, shareHeight, shareWidth } from './draw-event-image.ts'
