import { isBasicPassSelected } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { passesQuery } from '../../platform/session/passes-query.ts'
import { useUser } from '../../platform/session/use-user.ts'

/** A user who has yet to choose a pass: until then no other page opens to them. */
export function useIsHeldUp(): boolean {
  const { client } = useApp()
  const user = useUser()
  const { data: passes } = useQuery({ ...passesQuery(client), enabled: user !== null })
  return user !== null && passes !== undefined && !isBasicPassSelected(passes)
}
