import type { Announcement } from '../door';

export const announcement: Announcement = { glyph: 'galley', colour: '#a5441f', minutes: [30, 45] };
