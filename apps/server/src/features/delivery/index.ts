export { createRungList, type RungList } from './create-rung-list.ts'
