export { answerDisputes } from './answer-disputes.ts'
export { type DisputeRow, listDisputes } from './dispute-store.ts'
