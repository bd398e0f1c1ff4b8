import { connectedState } from '../accounts/connected-accounts.ts'
import { readText } from '../api/read-params.ts'
import { beginChange, commitChange } from '../http/change.ts'
import type { Reply } from '../http/reply.ts'
import type { AccountLink, ConnectedAccount } from '../objects/account.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { settingsOf } from '../state/settings.ts'
import { html } from './html.ts'
import type { PageRequest, PageRoute } from './page-route.ts'
import { notFound, redirectTo, renderPage } from './render-page.ts'

export const connectPages: PageRoute[] = [
  { method: 'GET', path: '/connect/:account/:link', run: showConnect },
  { method: 'POST', path: '/connect/:account/:link', run: answerConnect },
]

/** Stands for Stripe's pages, where the owner of an account says who they are and where the money goes. */
function showConnect(request: PageRequest): Reply {
  const { parts, locale, words } = request
  const found = findLink(request)
  if (!found) return notFound(request)
  if (isOver(parts, request, found.link)) return redirectTo(found.link.refresh_url)
  return renderPage({
    title: words.connect_title,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
<h1>${words.connect_title}</h1>
<p>${words.connect_text}</p>
<p><strong>${found.account.name}</strong></p>
<form method="post"><div class="row">
<button name="answer" value="yes">${words.connect_yes}</button>
<button name="answer" value="later" class="quiet">${words.connect_later}</button>
</div></form>`,
  })
}

/** Who leaves goes back as well, and is not done. */
async function answerConnect(request: PageRequest): Promise<Reply> {
  const { parts, path, form } = request
  const found = findLink(request)
  if (!found) return notFound(request)
  const { link, account } = found
  if (isOver(parts, request, link)) return redirectTo(link.refresh_url)
  const platform = path.account ?? ''
  if (readText(form, 'answer') === 'yes') {
    const own = beginChange(parts, connectedState(platform, account.id))
    const { id, name } = account
    own.tx.put('settings', { ...settingsOf(own.tx), connectedAs: { id, name } })
    await commitChange(parts, own)
    const change = beginChange(parts, platform)
    change.tx.put('connected_account', { ...account, isConnected: true })
    change.tx.remove('account_link', link.id)
    await commitChange(parts, change)
  }
  return redirectTo(link.return_url)
}

function findLink({ parts, path }: PageRequest): { link: AccountLink; account: ConnectedAccount } | null {
  const tx = parts.state.begin(path.account ?? '')
  const link = tx.find('account_link', path.link ?? '')
  const account = link && tx.find('connected_account', link.account)
  return link && account ? { link, account } : null
}

function isOver(parts: SandboxParts, { path }: PageRequest, { expires_at }: AccountLink): boolean {
  return beginChange(parts, path.account ?? '').call.now > expires_at
}
