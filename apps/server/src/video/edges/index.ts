export { startTellingEdges } from './start-telling-edges.ts'
export { writeEdgeKeys } from './write-edge-keys.ts'
