/** hls.js has types for its full build alone; the light one is the same without what it leaves out. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
