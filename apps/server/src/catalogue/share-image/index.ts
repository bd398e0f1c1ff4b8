export { drawClipImage } from './draw-clip-image.ts'
export { drawEventImage } from './draw-event-image.ts'
export { shareHeight, shareWidth } from './share-size.ts'
