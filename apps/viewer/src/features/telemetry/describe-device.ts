/** Device data of a visit. */
export function describeDevice({ navigator, screen, matchMedia }: Window) {
  const { userAgent, maxTouchPoints } = navigator
  const isTv = /\b(?:smart-?tv|tizen|web0s|webos|googletv|appletv|aft[a-z]+)\b/i.test(userAgent)
  const isSmall = matchMedia('(max-device-width: 600px)').matches
  const device_type = isTv ? 'tv' : maxTouchPoints > 0 ? (isSmall ? 'phone' : 'tablet') : 'desktop'
  return {
    device_type,
    user_agent: userAgent.slice(0, 1000),
    resolution: `${screen.width}x${screen.height}`,
    platform: 'web',
  }
}
