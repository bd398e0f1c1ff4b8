/** What components ask a browser while the server draws them; the app asks its own a moment later. */
export const drawDefines = {
  'location.origin': '""',
  devicePixelRatio: '1',
  innerWidth: '1440',
}
