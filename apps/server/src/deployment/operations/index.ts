export { createFigures, type Figures } from './create-figures.ts'
