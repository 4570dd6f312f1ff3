export default {
  title: 'Dashboard',
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  anonymous: 'there',
  properties: {
    title: 'Properties',
    viewAll: 'View all',
    shared_one: 'home shared with you',
    shared_other: 'homes shared with you',
  },
  agent: {
    title: 'Your Agent',
    awaited: 'Registration Awaited',
    add: 'Add Your Agent',
    edit: 'Change your agent',
  },
  recent: {
    title: 'Recent Properties',
    browse: 'Browse All',
    liked: 'Liked',
    disliked: 'Disliked',
    archived: 'Archived',
    emptyLiked: 'Homes you like appear here. Open one and choose Like.',
    emptyDisliked: 'Homes you dislike appear here, so that you need not look at them twice.',
    emptyArchived: 'Homes you archive appear here. You can restore them at any time.',
  },
} as const;
