export type FrameAnswer = { [name: string]: unknown }

export type CardFrame = {
  mount(target: string | Element): void
  unmount(): void
  destroy(): void
  on(event: string, listener: (event: object) => void): CardFrame
  off(event: string, listener: (event: object) => void): CardFrame
  once(event: string, listener: (event: object) => void): CardFrame
  focus(): void
  clear(): void
  update(): void
  /** Inside the sandbox's script only. */
  ask(action: string, details?: object): Promise<FrameAnswer>
}

/** On the channel's page: a frame of the sandbox's own origin. The page sees only its height. */
export function createCardFrame(base: string, query: string, title: string): CardFrame {
  const frame = document.createElement('iframe')
  const listeners: { event: string; listener: (event: object) => void }[] = []
  const waiting = new Map<number, (answer: FrameAnswer) => void>()
  let last = 0

  frame.src = `${base}/card-form?${query}`
  frame.title = title
  frame.setAttribute('allow', 'payment *')
  frame.style.cssText = 'display:block;width:100%;height:250px;border:0;color-scheme:normal'

  function receive({ data, source, origin }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== new URL(base).origin || data?.sandbox !== 'card') return
    if (data.kind === 'height') frame.style.height = `${Math.ceil(Number(data.height))}px`
    else if (data.kind === 'reply') {
      waiting.get(data.id)?.(data.result)
      waiting.delete(data.id)
    } else emit(String(data.kind), data)
  }

  function emit(event: string, data: object): void {
    for (const one of [...listeners])
      if (one.event === event) one.listener({ elementType: 'payment', ...data })
  }

  function send(message: object): void {
    frame.contentWindow?.postMessage({ sandbox: 'card', ...message }, new URL(base).origin)
  }

  function remove(): void {
    removeEventListener('message', receive)
    frame.remove()
  }

  const self: CardFrame = {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new Error('There is no such place to mount the card form in.')
      addEventListener('message', receive)
      place.append(frame)
    },
    unmount: remove,
    destroy: remove,
    on(event, listener) {
      listeners.push({ event, listener })
      return self
    },
    off(event, listener) {
      const place = listeners.findIndex(one => one.event === event && one.listener === listener)
      if (place >= 0) listeners.splice(place, 1)
      return self
    },
    once(event, listener) {
      const first = (data: object) => {
        self.off(event, first)
        listener(data)
      }
      return self.on(event, first)
    },
    focus: () => send({ action: 'focus' }),
    clear: () => send({ action: 'clear' }),
    update: () => {},
    ask(action, details) {
      last += 1
      const id = last
      return new Promise(resolve => {
        waiting.set(id, resolve)
        send({ action, id, details })
      })
    },
  }
  return self
}
