/** The version whose objects the sandbox speaks: that of the SDK in the tests. */
export const apiVersion = '2026-10-28.endive'
