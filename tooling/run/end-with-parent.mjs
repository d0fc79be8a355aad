/** Loaded before the server: when the script that started it is gone, even by kill -9, the server stops properly. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
