export type FrameAnswer = { [name: string]: unknown }

export type SandboxFrame = {
  mount(target: string | Element): void
  destroy(): void
  on(event: string, listener: (event: FrameAnswer) => void): void
  /** Inside the sandbox's script only. */
  ask(action: string): Promise<FrameAnswer>
}

/** On the channel's page: a frame of the sandbox's own origin. The page sees only its height. */
export function createFrame(base: string, page: string, title: string, heightPx: number): SandboxFrame {
  const frame = document.createElement('iframe')
  const listeners: { event: string; listener: (event: FrameAnswer) => void }[] = []
  const waiting = new Map<number, (answer: FrameAnswer) => void>()
  let last = 0

  frame.src = `${base}${page}`
  frame.title = title
  frame.setAttribute('allow', 'payment *')
  frame.style.cssText = `display:block;width:100%;height:${heightPx}px;border:0;color-scheme:normal`

  function receive({ data, source, origin }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== new URL(base).origin || data?.sandbox !== 'frame') return
    if (data.kind === 'height') frame.style.height = `${Math.ceil(Number(data.height))}px`
    else if (data.kind === 'reply') {
      waiting.get(data.id)?.(data.result)
      waiting.delete(data.id)
    } else for (const one of listeners) if (one.event === data.kind) one.listener(data)
  }

  return {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new Error('There is no such place to mount the element in.')
      addEventListener('message', receive)
      place.append(frame)
    },
    destroy() {
      removeEventListener('message', receive)
      frame.remove()
    },
    on(event, listener) {
      listeners.push({ event, listener })
    },
    ask(action) {
      last += 1
      const id = last
      return new Promise(resolve => {
        waiting.set(id, resolve)
        frame.contentWindow?.postMessage({ sandbox: 'frame', action, id }, new URL(base).origin)
      })
    },
  }
}
