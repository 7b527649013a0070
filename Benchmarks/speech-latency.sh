#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the delays before speech starts and stops, using the null sink of a private PulseAudio server.
set -eu
cd "$(dirname "$0")"

for tool in pulseaudio parec; do
  command -v "$tool" >/dev/null || {
    echo "$tool is missing: install pulseaudio and pulseaudio-utils" >&2
    exit 69
  }
done

swift build -c release --product SpeechLatency
latency="$(swift build -c release --show-bin-path)/SpeechLatency"

home="$(mktemp -d)"
export HOME="$home" XDG_RUNTIME_DIR="$home" XDG_CONFIG_HOME="$home" PULSE_SERVER="unix:$home/socket"
pulseaudio -n --daemonize=no --system=false --exit-idle-time=-1 --use-pid-file=no \
  -L "module-native-protocol-unix socket=$home/socket auth-anonymous=1" \
  -L "module-null-sink sink_name=null rate=48000" >"$home/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
tries=0
while [ ! -S "$home/socket" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 50 ] || { cat "$home/log" >&2; exit 70; }
  sleep 0.1
done

# The programs alternate, so that other load on the machine affects both equally.
for round in 1 2 3; do
  "$latency" bare
  "$latency" first
done
"$latency" device
"$latency" playback
