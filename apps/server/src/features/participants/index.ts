export { listParticipantGroupProperties } from './list-participant-group-properties.ts'
export { listParticipantGroups } from './list-participant-groups.ts'
export { listParticipants } from './list-participants.ts'
export { participantRoutes } from './participant-routes.ts'
