import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref with the value of the last render: for handlers that must keep their identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
