/** Keys have other names there. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
