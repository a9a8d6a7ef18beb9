import type { Component } from 'svelte';

/** A component that draws another one. Its own props are passed on as an object that stays reactive. */
export const wrapped =
  <Outer extends object, Inner extends object>(component: Component<Inner>, propsFor: (outer: Outer) => Inner): Component<Outer> =>
  (internals, outer) => {
    component(internals, propsFor(outer));
    return {};
  };
