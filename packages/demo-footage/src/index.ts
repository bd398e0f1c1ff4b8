export { makeFootage } from './make-footage.ts'
export { type Ending, endingSeconds, goalAfterSeconds, passageParts } from './passage.ts'
export { type SurfaceName, surfaceNames } from './surfaces/index.ts'
