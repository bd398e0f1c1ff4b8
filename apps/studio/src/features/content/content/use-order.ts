import type { ContentList } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'

/** The order of a list as it is on screen: a move shows at once, and is sent after the one before it. */
export function useOrder(channel: string, list: ContentList) {
  const client = useClient()
  const queryClient = useQueryClient()
  const [moved, setMoved] = useState<string[] | null>(null)
  const newest = useRef<string[] | null>(null)
  const params = { channel, kind: list.kind }
  const settle = async (sent: string[] | null) => {
    await queryClient.invalidateQueries({ queryKey: ['content'] })
    if (newest.current === sent) setMoved(null)
  }
  const ordering = useMutation({
    scope: { id: `order ${channel} ${list.kind}` },
    mutationFn: (sent: string[]) =>
      client.send(studioWireCalls.orderContent, { params, body: { keys: sent } }),
    onSettled: (_answer, _error, sent) => settle(sent),
  })
  const undoing = useMutation({
    scope: { id: `order ${channel} ${list.kind}` },
    mutationFn: () => client.send(studioWireCalls.undoContent, { params, body: { key: null } }),
    onSettled: () => settle(null),
  })
  const known = list.items.map(({ key }) => key)
  const keys = moved?.length === known.length && moved.every(key => known.includes(key)) ? moved : known

  function move(key: string, to: number): void {
    if (to < 0 || to >= keys.length || keys[to] === key) return
    const others = keys.filter(each => each !== key)
    const next = [...others.slice(0, to), key, ...others.slice(to)]
    newest.current = next
    setMoved(next)
    ordering.mutate(next)
  }
  return {
    items: keys.flatMap(key => list.items.find(item => item.key === key) ?? []),
    mayMove: list.has_order && list.may_change && !list.is_locked && list.items.length > 1,
    move,
    undo() {
      newest.current = null
      undoing.mutate()
    },
    problem: ordering.error ?? undoing.error,
  }
}
