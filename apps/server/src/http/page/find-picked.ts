import { pickedText, readPicked } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** What the visitor picked on their device; schools and teams that are gone were not picked. */
export async function findPicked(
  ctx: Pick<Context, 'rosters'>,
  asked: Reader,
  told: string | undefined,
): Promise<string | null> {
  const picked = readPicked(told)
  if (picked === null || picked === 'none') return picked
  const { schools, teams } = await ctx.rosters.get(asked)
  const isThere = (picked.type === 'group' ? schools : teams).has(picked.id)
  return isThere ? pickedText(picked) : null
}
