export { filmFile } from './film-file.ts'
export { filmSchools, passageSeconds, type SurfaceName, surfaceNames } from './films.ts'
export { type Ending, endingSeconds, goalAfterSeconds, passageParts } from './passage.ts'
