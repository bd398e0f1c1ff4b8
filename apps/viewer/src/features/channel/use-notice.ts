import { isQuietPath } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { findStaticBlock } from '../../platform/channel/find-static-block.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useLocation } from '../../platform/router/router-context.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'

/** As long as a browser keeps a cookie. */
const keptSeconds = 400 * 24 * 3600

/**
 * The channel's notice for newcomers: not for logged-in users, not again once it was closed, and not where it would push
 * a form, a gate or a price. A cookie tells the server, so that the next page comes without it and nothing moves.
 */
export function useNotice(): { html: string | null; close: () => void } {
  const { client } = useApp()
  const { static_blocks } = useBootstrap()
  const isVisitor = useQuery(profileQuery(client)).data === null
  const [isClosed, setIsClosed] = useState(
    () => typeof document !== 'undefined' && document.cookie.includes('notice_closed=1'),
  )
  const { pathname } = useLocation()
  const isShown = isVisitor && !isClosed && !isQuietPath(pathname)
  const html = isShown ? findStaticBlock(static_blocks, 'header_notice') : null
  return {
    html,
    close() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `notice_closed=1; Path=/; Max-Age=${keptSeconds}; SameSite=Lax`
      setIsClosed(true)
    },
  }
}
