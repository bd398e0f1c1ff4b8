import { findAccountByEmail, insertAccount } from '../../accounts/auth/index.ts'
import { addFavorite } from '../../catalogue/favorites/index.ts'
import { hasForm, updateCustomForm } from '../../content/forms/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { beginDemoReplays } from './begin-demo-replays.ts'
import { demoLogins } from './demo-logins.ts'
import { giveDemoGrant } from './give-demo-grant.ts'
import { giveDemoOrders } from './give-demo-orders.ts'
import { remindDemoFan } from './remind-demo-fan.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'passwords' | 'rosters' | 'jobs' | 'publicUrl' | 'sealer'>

/** Once: an existing user keeps the changes that a visitor of the demo made. */
export async function createDemoUsers(ctx: Ctx, channel: Channel): Promise<void> {
  const now = ctx.now()
  for (const { email, password, isTemporary } of demoLogins) {
    if (await findAccountByEmail(ctx.db, channel.id, email)) continue
    const account = await insertAccount(ctx.db, channel.id, {
      email,
      first_name: 'Demo',
      last_name: isTemporary ? 'Newcomer' : 'Fan',
      password_hash: await ctx.passwords.hash(password),
      temporary_password: isTemporary,
      email_verified_at: now,
      terms_accepted_at: now,
      created_at: now,
    })
    if (account && isTemporary) await giveDemoGrant(ctx, channel, account.id)
    if (account && !isTemporary) await settleIn(ctx, channel, account.id)
  }
}

/** The fan has been around: follows a school and a sport, has bought a team's pass and a game, and one for a group, has begun replays, is reminded of games. */
async function settleIn(ctx: Ctx, channel: Channel, userId: number): Promise<void> {
  const asked = { channel, language: channel.settings.language, session: { userId } }
  if (await hasForm(ctx.db, channel.id, 'passes')) {
    const body = { fields: [{ name: 'basic-pass', value: 1 }] }
    await updateCustomForm(ctx, { ...asked, params: { alias: 'passes' }, body })
  }
  const { schools, categories } = await ctx.rosters.get(asked)
  const [school] = schools.keys()
  const [sport] = categories.keys()
  const follow = async (favoritable_type: 'group' | 'category', favoritable_id: number | undefined) => {
    if (favoritable_id === undefined) return
    await addFavorite(ctx, { ...asked, body: { favoritable_type, favoritable_id } })
  }
  await follow('group', school)
  await follow('category', sport)
  await giveDemoOrders(ctx, asked)
  await beginDemoReplays(ctx, asked)
  await remindDemoFan(ctx, asked)
}
