import { type CallMakers, type OperatorRole, operatorRoles } from '@grandstand/contract/studio-constants'

/** The roles that may make a call of the Studio, an owner first. */
export function listMakers(by: CallMakers): readonly OperatorRole[] {
  return by === 'oneself' ? operatorRoles : ['owner', ...by.filter(role => role !== 'owner')]
}

/** Whether an operator may make a call of the Studio; the Studio shows what this allows, and the server decides by it. */
export function mayCall(role: OperatorRole, by: CallMakers): boolean {
  return listMakers(by).includes(role)
}
