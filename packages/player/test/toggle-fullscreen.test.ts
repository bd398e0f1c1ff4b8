import { afterEach, expect, test, vi } from 'vitest'
import { toggleFullscreen } from '../src/react/toggle-fullscreen.ts'

/** What of a phone's browser has to do with it. */
function createPhone({ canTurn = true } = {}) {
  const page = Object.assign(new EventTarget(), {
    fullscreenElement: null as object | null,
    async exitFullscreen() {
      page.fullscreenElement = null
      page.dispatchEvent(new Event('fullscreenchange'))
    },
  })
  const turns: string[] = []
  const frame = {
    async requestFullscreen() {
      page.fullscreenElement = frame
      page.dispatchEvent(new Event('fullscreenchange'))
    },
  }
  const orientation = {
    unlock: () => void turns.push('free'),
    async lock(to: string) {
      if (!canTurn) throw new DOMException('screen.orientation.lock() is not available', 'NotSupportedError')
      turns.push(to)
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('screen', { orientation })
  return { page, turns, frame: frame as unknown as HTMLElement }
}

const picture = (videoWidth: number, videoHeight: number) => ({ videoWidth, videoHeight }) as HTMLVideoElement

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a wide picture in full screen turns the phone, and leaving full screen restores it', async () => {
  const { page, turns, frame } = createPhone()
  await toggleFullscreen(frame, picture(1280, 720))
  expect([page.fullscreenElement, turns]).toEqual([frame, ['landscape']])
  await toggleFullscreen(frame, picture(1280, 720))
  expect([page.fullscreenElement, turns]).toEqual([null, ['landscape', 'free']])
  // Once for each time.
  page.dispatchEvent(new Event('fullscreenchange'))
  expect(turns).toEqual(['landscape', 'free'])
})

test('an upright picture turns nothing', async () => {
  const { turns, frame } = createPhone()
  await toggleFullscreen(frame, picture(720, 1280))
  expect(turns).toEqual([])
})

test('a screen that cannot be turned is filled all the same', async () => {
  const { page, turns, frame } = createPhone({ canTurn: false })
  await toggleFullscreen(frame, picture(1280, 720))
  expect([page.fullscreenElement, turns]).toEqual([frame, []])
})

test('if only the video itself may fill the screen, it does', async () => {
  createPhone()
  const webkitEnterFullscreen = vi.fn()
  await toggleFullscreen(
    {} as HTMLElement,
    {
      ...picture(1280, 720),
      webkitEnterFullscreen,
    } as unknown as HTMLVideoElement,
  )
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
})
